import { z } from 'zod';

/** A text of every kind that a schema asks for. */
const TEXTS = ['ab', 'abcdef', '012345', 'https://push.example/a', 'k'.repeat(22), 'k'.repeat(87)];

/** Values that a schema allows, one for each case of its unions; nothing in them is missing, and null only where nothing else may stand. */
export function samplesOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(samplesOf);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return samplesOf(schema.def.innerType);
  }
  if (schema instanceof z.ZodPipe) return samplesOf(schema.def.out);
  if (schema instanceof z.ZodArray) return [samplesOf(schema.def.element)];
  if (schema instanceof z.ZodRecord)
    return [Object.fromEntries([['key', samplesOf(schema.def.valueType)[0]]])];
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).map(([name, part]) => [name, samplesOf(part)[0]] as const);
    return [Object.fromEntries(parts)];
  }
  return [plainSample(schema)];
}

function plainSample(schema: unknown): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1);
  if (schema instanceof z.ZodISODateTime) return '2026-11-21T12:00:00.000Z';
  if (schema instanceof z.ZodISODate) return '2026-11-21';
  if (schema instanceof z.ZodEmail) return 'ana@northlight.example';
  if (schema instanceof z.ZodNull) return null;
  if (schema instanceof z.ZodUUID) return '2b1f9d39-4f9a-4dd2-9a1c-5d0e0a8f6a11';
  if (schema instanceof z.ZodString) return TEXTS.find((text) => schema.safeParse(text).success) ?? '';
  throw new Error(`No sample of ${String(schema)}`);
}
