/** Whether a value is an object, and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the value if it is an object; otherwise an empty object */
export function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** @returns the value if it is a list; otherwise an empty list */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** @returns the value if it is a string that is not empty; otherwise undefined */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Formats a value as JSON: on one line, or with `indent` on several lines */
export function asJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent) ?? 'null';
}
