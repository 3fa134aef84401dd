import type { AwaitedData } from '../../html/component-node.ts';
import type { Json } from '../../../corpus/schema/json.ts';

/** What a name in JSX or in an expression stands for. */
export type Binding =
  | { kind: 'component'; name: string }
  | { kind: 'partial'; reference: number; orCode?: true | undefined }
  | { kind: 'file'; url: string }
  | AwaitedData
  | { kind: 'constant'; value: Json }
  | { kind: 'useBaseUrl' }
  /** Gives the message it is called with. */
  | { kind: 'translate' }
  /** What it holds belongs to the page's head. */
  | { kind: 'head' }
  /** The table of contents, which the viewer has of its own. */
  | { kind: 'toc' }
  /** An export of the document's code module, or an import of it. */
  | { kind: 'code' }
  /** Reported as unknown. */
  | { kind: 'unknown' };
