import { z } from 'zod';
import type { Shape } from '../shapes/shape';

/** Where a shape says something else than its schema, in words; for tests, as schemas stay out of the browser. */
export function differences(schema: unknown, shape: Shape | undefined, at = ''): readonly string[] {
  if (shape === undefined) return [`${at}: no shape`];
  if (schema instanceof z.ZodDefault) return differences(schema.def.innerType, shape, at);
  if (schema instanceof z.ZodPipe) return differences(schema.def.out, shape, at);
  if (schema instanceof z.ZodNullable) {
    if (!isOf(shape, 'maybe')) return [`${at}: may be null`];
    return differences(schema.def.innerType, shape.maybe, at);
  }
  if (schema instanceof z.ZodOptional) {
    if (!isOf(shape, 'optional')) return [`${at}: may be missing`];
    return differences(schema.def.innerType, shape.optional, at);
  }
  if (schema instanceof z.ZodArray) {
    return isOf(shape, 'list') ? differences(schema.def.element, shape.list, `${at}[]`) : [`${at}: a list`];
  }
  if (schema instanceof z.ZodRecord) {
    return isOf(shape, 'table')
      ? differences(schema.def.valueType, shape.table, `${at}{}`)
      : [`${at}: a table`];
  }
  if (schema instanceof z.ZodEnum) return ofEnumeration(schema.options.map(String), shape, at);
  if (schema instanceof z.ZodObject) return ofEntity(schema, shape, at);
  if (schema instanceof z.ZodDiscriminatedUnion) return ofCases(schema, shape, at);
  if (schema instanceof z.ZodUnion) return ofEither(schema, shape, at);
  return ofPlain(schema, shape, at);
}

type ShapeOf<Key extends string> = Extract<Shape, Readonly<Record<Key, unknown>>>;

function isOf<Key extends string>(shape: Shape, key: Key): shape is ShapeOf<Key> {
  return typeof shape === 'object' && key in shape;
}

function ofEnumeration(values: readonly string[], shape: Shape, at: string): readonly string[] {
  if (!isOf(shape, 'known')) return [`${at}: an enumeration`];
  const [expected, found] = [values.join(' '), shape.known.join(' ')];
  if (expected !== found) return [`${at}: values ${expected}, not ${found}`];
  const { otherwise } = shape;
  return otherwise === null || values.includes(otherwise) ? [] : [`${at}: becomes ${otherwise}`];
}

function ofEntity(schema: z.ZodObject, shape: Shape, at: string): readonly string[] {
  if (!isOf(shape, 'parts')) return [`${at}: an entity`];
  const gone = Object.keys(shape.parts).filter((name) => !(name in schema.shape));
  return [
    ...Object.entries(schema.shape).flatMap(([name, part]) =>
      differences(part, shape.parts[name], `${at}.${name}`),
    ),
    ...gone.map((name) => `${at}.${name}: no schema`),
  ];
}

function ofCases(schema: z.ZodDiscriminatedUnion, shape: Shape, at: string): readonly string[] {
  const { discriminator, options } = schema.def;
  if (!isOf(shape, 'by') || shape.by !== discriminator) return [`${at}: told apart by ${discriminator}`];
  const names: string[] = [];
  const inside = options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return [`${at}: a case that is no entity`];
    const literal: unknown = option.shape[discriminator];
    const name = literal instanceof z.ZodLiteral ? String(literal.value) : '';
    names.push(name);
    return differences(option, shape.cases[name], `${at}(${name})`);
  });
  const gone = Object.keys(shape.cases).filter((name) => !names.includes(name));
  return [...inside, ...gone.map((name) => `${at}(${name}): no schema`)];
}

function ofEither(schema: z.ZodUnion, shape: Shape, at: string): readonly string[] {
  if (!isOf(shape, 'has')) return [`${at}: one of two`];
  return schema.def.options.flatMap((option) => {
    const hasName = option instanceof z.ZodObject && shape.has in option.shape;
    return differences(option, hasName ? shape.then : shape.otherwise, at);
  });
}

function ofPlain(schema: unknown, shape: Shape, at: string): readonly string[] {
  const kind = isOf(shape, 'plain') ? shape.plain : shape;
  const fitting = kindsOf(schema, at);
  return typeof kind === 'string' && fitting.includes(kind) ? [] : [`${at}: one of ${fitting.join(', ')}`];
}

function kindsOf(schema: unknown, at: string): readonly string[] {
  if (schema instanceof z.ZodISODateTime) return ['instant'];
  if (schema instanceof z.ZodBoolean) return ['flag'];
  if (schema instanceof z.ZodNumber) return kindsOfNumber(schema, at);
  // Told apart by the case it stands in.
  if (schema instanceof z.ZodLiteral) return ['id'];
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? ['id', 'text'] : [];
}

function kindsOfNumber(schema: z.ZodNumber, at: string): readonly string[] {
  if (!schema.isInt) return ['number'];
  return at.endsWith('Micro') ? ['micro'] : ['count', 'micro'];
}
