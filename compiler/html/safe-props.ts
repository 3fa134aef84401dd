import type { Json } from '../../corpus/schema/json.ts';
import { safeData, withoutHandlers } from '../../corpus/url/safe-data.ts';
import type { SafetyFault } from './safety.ts';

/**
 * The props of a component that may be in a page, at any depth: a component may hand what it is given to an element.
 * `report` is told of each that may not.
 */
export function safeProps(props: Record<string, Json>, report: (fault: SafetyFault) => void): Record<string, Json> {
  const addressed = safeData(props, (url) => report({ rule: 'unsafe-url', url }));
  return withoutHandlers(addressed, (name) => report({ rule: 'unsafe-html', what: `the attribute "${name}"` }));
}
