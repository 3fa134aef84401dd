/** Whether a value is an object, and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns an object; empty for other values */
export function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** @returns the items of a list; none for other values */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** @returns text; undefined for other values and for empty text */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** @returns a value as JSON: on one line, or with an indent on several lines */
export function asJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent) ?? 'null';
}
