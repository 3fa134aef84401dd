import type { ElementProps } from '../element.ts';

/** A frame shows another site only: one of our own origin could reach into the page. */
export function Frame({ props }: ElementProps) {
  const { src } = props;
  if (typeof src !== 'string' || !/^(https:)?\/\//i.test(src)) return null;
  return <iframe loading="lazy" title={src} {...props} />;
}
