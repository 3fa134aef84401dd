import type { Config } from '../../config/config.ts';
import type { Json } from '../../../corpus/schema/index.ts';

/**
 * The config with its defaults as JSON: functions by name, in place of the site's folder a dot. What can't be said in JSON is
 * said in words.
 *
 * @param siteDir absolute; where a site lies on the machine that compiles it must not reach the output
 */
export function configJson(config: Config, siteDir: string): Record<string, Json> {
  return toJson(config, siteDir, []) as Record<string, Json>;
}

function toJson(value: unknown, siteDir: string, above: readonly object[]): Json {
  if (typeof value === 'string') return withoutPlace(value, siteDir);
  if (typeof value === 'boolean' || value === null || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  if (typeof value === 'function') return `[function ${value.name || 'without a name'}]`;
  if (typeof value !== 'object' || value instanceof Date || value instanceof RegExp) return String(value);
  if (above.includes(value)) return '[circular]';
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => toJson(item, siteDir, inside));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, toJson(item, siteDir, inside)]));
}

function withoutPlace(text: string, siteDir: string): string {
  return text === siteDir ? '.' : text.replaceAll(`${siteDir}/`, './');
}
