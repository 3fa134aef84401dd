import type { Json } from '../../corpus/schema/json.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import type { SafetyFault } from './safety.ts';

const addresses = new Set(['href', 'to', 'src', 'url', 'link', 'poster', 'action', 'formAction', 'xlinkHref']);

/**
 * The props of a component that may be in a page, at any depth: a component may hand what it is given to an element.
 * `report` is told of each that may not.
 */
export function safeProps(props: Record<string, Json>, report: (fault: SafetyFault) => void): Record<string, Json> {
  const kept = Object.entries(props).filter(([name, value]) => {
    if (/^on[A-Z]/.test(name) || name === 'srcDoc' || name === 'dangerouslySetInnerHTML') {
      report({ rule: 'unsafe-html', what: `the attribute "${name}"` });
      return false;
    }
    const safe = typeof value !== 'string' || !addresses.has(name) || isSafeUrl(value, 'image');
    if (!safe) report({ rule: 'unsafe-url', url: value });
    return safe;
  });
  return Object.fromEntries(kept.map(([name, value]) => [name, safeValue(value, report)]));
}

function safeValue(value: Json, report: (fault: SafetyFault) => void): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return safeProps(value, report);
  return value.some((item) => typeof item === 'object') ? value.map((item) => safeValue(item, report)) : value;
}
