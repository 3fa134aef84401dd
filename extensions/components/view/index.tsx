import type { ReactNode } from 'react';
import './components.css';
import { Zoom } from './zoom.tsx';

interface Props {
  /** The class names without prefix: `steps`. */
  kind: string;
  as?: 'div' | 'span';
  children?: ReactNode;
}

/** Renders a block of content with its styles. An image that readers can enlarge is a button. */
// oxlint-disable-next-line import/no-default-export
export default function ContentBlock({ kind, as: Tag = 'div', children }: Props) {
  if (kind === 'zoom') return <Zoom>{children}</Zoom>;
  return <Tag className={`lc lc-${kind}`}>{children}</Tag>;
}
