import type { ElementProps } from '../component.ts';

/** So many characters fit on a line of the narrowest window. */
const shortest = 24;

/** Code within a line. Short code is kept on one: a browser would break `--strict` after its hyphens. */
export function InlineCode({ props, element, render }: ElementProps) {
  const [only, ...others] = element.children;
  const isShort = only?.type === 'text' && others.length === 0 && only.value.length <= shortest;
  const className = [props.className, isShort && 'is-short'].filter(Boolean).join(' ') || undefined;
  return (
    <code {...props} className={className}>
      {render(element.children)}
    </code>
  );
}
