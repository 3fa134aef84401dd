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
  /** `translate()` from Docusaurus: calls return their message. */
  | { kind: 'translate' }
  /** `<Head>`: its children are added to the page's head. */
  | { kind: 'head' }
  /** The page's table of contents. The viewer provides it. */
  | { kind: 'toc' }
  /** A name that the document's code module imports or declares. */
  | { kind: 'code' }
  /** A name that can't be used because of an error. The error is already reported. */
  | { kind: 'unknown' };
