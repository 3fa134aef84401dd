import type { AwaitedData } from '../../html/component-node.ts';
import type { Json } from '../../../corpus/schema/json.ts';

/** The meaning of a name in JSX or in an expression. */
export type Binding =
  | { kind: 'component'; name: string }
  | { kind: 'partial'; reference: number; orCode?: true | undefined }
  | { kind: 'file'; url: string }
  | AwaitedData
  | { kind: 'constant'; value: Json }
  | { kind: 'useBaseUrl' }
  /** The function returns its message. */
  | { kind: 'translate' }
  /** Its children belong to the page's head. */
  | { kind: 'head' }
  /** The page's table of contents, which the viewer provides. */
  | { kind: 'toc' }
  /** An export of the document's code module, or an import in it. */
  | { kind: 'code' }
  /** Reported as unknown. */
  | { kind: 'unknown' };
