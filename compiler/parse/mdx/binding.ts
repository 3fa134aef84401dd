import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Json } from '../../../corpus/schema/json.ts';

/** What a name in JSX or in an expression stands for. */
export type Binding =
  | { kind: 'component'; name: string }
  | { kind: 'partial'; reference: number; orCode?: true | undefined }
  | { kind: 'file'; url: string }
  /** What another file holds: its data, or the part of it to which keys lead; or its text. */
  | { kind: 'json'; url: string; keys: readonly string[]; at?: Range | undefined }
  | { kind: 'text'; url: string; at?: Range | undefined }
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
