import type { Sample } from '../packages.ts';
import { child, children, rootOf, target, refOf, type Node, type Spec } from '../spec/spec.ts';
import { isObject } from '../spec/values.ts';

/** The context in which examples of values are generated. */
export interface ExampleWriter {
  spec: Spec;
  sample: Sample;
}

/** Maximum depth of objects in an example. */
const maxDepth = 6;

/**
 * Returns an example of a body, a parameter or a header. It is the first example in the OpenAPI description, or else
 * generated from the schema.
 *
 * @param node an object with `example`, `examples` or `schema`
 * @param purpose `request` omits read-only fields, `response` omits write-only fields
 * @returns undefined if no example can be found or generated
 */
export function exampleOf(node: Node, { spec, sample }: ExampleWriter, purpose: 'request' | 'response'): unknown {
  const written = writtenExample(spec, node);
  if (written !== undefined) return written;
  const schema = child(node, 'schema');
  if (!isObject(schema.value)) return undefined;
  const options = {
    skipReadOnly: purpose === 'request',
    skipWriteOnly: purpose === 'response',
    quiet: true,
    maxSampleDepth: maxDepth,
  };
  const isSplit = spec.files.size > 1;
  try {
    return sample(isSplit ? inlined(spec, schema) : schema.value, options, rootOf(spec).value);
  } catch {
    // The package throws an error for a broken reference. `checkSpec` reports such references.
    return undefined;
  }
}

/** @returns the value of `example` in an object, or else the first value of `examples` */
export function writtenExample(spec: Spec, node: Node): unknown {
  const { value: own } = child(node, 'example');
  if (own !== undefined) return own;
  const [, first] = children(child(node, 'examples'))[0] ?? [];
  const ref = first && refOf(first);
  const found = ref === undefined ? first : target(spec, ref, first!.file);
  return found && child(found, 'value').value;
}

/**
 * Replaces references with their targets, because the package does not read other files. Expands recursive schemas up
 * to the maximum depth.
 */
function inlined(spec: Spec, node: Node, depth = 0): unknown {
  const ref = refOf(node);
  if (depth > maxDepth * 3) return {};
  if (ref !== undefined) {
    const found = target(spec, ref, node.file);
    return found ? inlined(spec, found, depth + 1) : {};
  }
  if (Array.isArray(node.value)) return children(node).map(([, inner]) => inlined(spec, inner, depth + 1));
  if (!isObject(node.value)) return node.value;
  return Object.fromEntries(children(node).map(([key, inner]) => [key, inlined(spec, inner, depth + 1)]));
}
