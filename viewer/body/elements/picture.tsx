import type { ElementProps } from '../element.ts';

export function Picture({ props }: ElementProps) {
  return <img loading="lazy" decoding="async" alt="" {...props} />;
}
