type Props = Record<string, unknown>;
type Make = (type: never, props: never, ...rest: never[]) => unknown;

/**
 * Makes `jsx` apply `defaultProps` of function components, as up to React 18. Code of sites and packages may depend
 * on this. React 19 applies `defaultProps` only to classes, and in `createElement`.
 *
 * @param make `jsx` or `jsxs`
 */
export function withDefaultProps<Of extends Make>(make: Of): Of {
  const makeAny = make as unknown as (...given: unknown[]) => unknown;
  const made = (type: unknown, props: Props, key: unknown) => makeAny(type, completed(type, props), key);
  return made as unknown as Of;
}

function completed(type: unknown, props: Props): Props {
  if (typeof type !== 'function') return props;
  const { defaultProps, prototype } = type as { defaultProps?: Props; prototype?: { isReactComponent?: unknown } };
  if (!defaultProps || prototype?.isReactComponent) return props;
  const all = { ...props };
  for (const [name, value] of Object.entries(defaultProps)) if (all[name] === undefined) all[name] = value;
  return all;
}
