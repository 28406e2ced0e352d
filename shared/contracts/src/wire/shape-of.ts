import { z } from 'zod';
import { readings } from '../entities/reading';
import type { Shape } from './shape';

/** Returns how a client reads an answer of a schema. Throws where a schema has no shape, so that the build fails. */
export function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodDefault)
    return shapeWithDefault(shapeOf(schema.def.innerType), schema.def.defaultValue);
  if (schema instanceof z.ZodNullable) return { maybe: shapeOf(schema.def.innerType) };
  if (schema instanceof z.ZodOptional) return { optional: shapeOf(schema.def.innerType) };
  if (schema instanceof z.ZodArray) return { list: shapeOf(schema.def.element) };
  if (schema instanceof z.ZodRecord) return { table: shapeOf(schema.def.valueType) };
  if (schema instanceof z.ZodObject) return { parts: partsOf(schema) };
  if (schema instanceof z.ZodDiscriminatedUnion) return shapeOfCases(schema);
  if (schema instanceof z.ZodUnion) return shapeOfEither(schema);
  if (schema instanceof z.ZodEnum) {
    return { known: schema.options.map(String), otherwise: readings.get(schema)?.unknownAs ?? null };
  }
  return plainShape(schema);
}

function shapeWithDefault(shape: Shape, value: unknown): Shape {
  if (typeof value === 'string' && typeof shape === 'object' && 'known' in shape)
    return { known: shape.known, otherwise: value };
  // Null and an empty text are what a client reads anyway where nothing stands.
  if (value === null || value === '') return shape;
  const isPlain =
    (shape === 'text' && typeof value === 'string') || (shape === 'count' && typeof value === 'number');
  if (isPlain) return { plain: shape, otherwise: value };
  throw new Error(`A client cannot read the default ${JSON.stringify(value)} of ${JSON.stringify(shape)}.`);
}

function partsOf(schema: z.ZodObject): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, shapeOf(part)]));
}

function shapeOfCases(schema: z.ZodDiscriminatedUnion): Shape {
  const { discriminator: by, options } = schema.def;
  const cases = options.map((option) => {
    const literal: unknown = option instanceof z.ZodObject ? option.shape[by] : undefined;
    if (!(literal instanceof z.ZodLiteral)) throw new Error(`A case of "${by}" does not name its ${by}.`);
    return [String(literal.value), shapeOf(option)] as const;
  });
  return { by, cases: Object.fromEntries(cases) };
}

/** The second of two answers is told by a name that only it has. */
function shapeOfEither(schema: z.ZodUnion): Shape {
  const [first, second, ...more] = schema.def.options;
  if (!(first instanceof z.ZodObject) || !(second instanceof z.ZodObject) || more.length > 0)
    throw new Error('A client tells two objects apart, and nothing else.');
  const has = Object.keys(second.shape).find((name) => !(name in first.shape));
  if (has === undefined)
    throw new Error(`Both answers have the names ${Object.keys(second.shape).join(', ')}.`);
  return { has, then: shapeOf(second), otherwise: shapeOf(first) };
}

function plainShape(schema: unknown): Shape {
  const kind = schema instanceof z.ZodType ? readings.get(schema)?.kind : undefined;
  if (schema instanceof z.ZodISODateTime) return 'instant';
  // A literal is told apart by the case in which it stands, and a date has no other meaning.
  if (schema instanceof z.ZodISODate || schema instanceof z.ZodLiteral) return 'id';
  if (kind === 'name') return 'name';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return kind === 'required' ? 'id' : 'text';
  if (schema instanceof z.ZodBoolean) return 'flag';
  if (!(schema instanceof z.ZodNumber)) throw new Error(`A client has no reading for ${String(schema)}.`);
  if (kind === 'micro') return 'micro';
  return schema.isInt ? 'count' : 'number';
}
