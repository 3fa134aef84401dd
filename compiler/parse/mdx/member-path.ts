import type { Expression } from 'estree';

/** Splits `a.b['c'][0]` into `a` and the keys b, c, 0. @returns undefined if a key isn't constant */
export function memberPath(node: Expression): { root: Expression; keys: string[] } | undefined {
  const keys: string[] = [];
  let root = node;
  while (root.type === 'MemberExpression') {
    const { property, object, computed } = root;
    if (object.type === 'Super') return undefined;
    if (!computed && property.type === 'Identifier') keys.unshift(property.name);
    else if (computed && property.type === 'Literal' && ['string', 'number'].includes(typeof property.value))
      keys.unshift(String(property.value));
    else return undefined;
    root = object;
  }
  return { root, keys };
}
