import type { Json } from '../../corpus/json.ts';

/** What a name in JSX or in an expression stands for. */
export type Binding =
  | { kind: 'component'; name: string }
  | { kind: 'partial'; reference: number }
  | { kind: 'file'; url: string }
  | { kind: 'constant'; value: Json }
  | { kind: 'useBaseUrl' }
  /** The table of contents, which the viewer has of its own. */
  | { kind: 'toc' }
  /** Code: reported where it is declared. */
  | { kind: 'code' };
