/** How a site is sketched on its card. */
export type SketchKind = 'docs' | 'blog' | 'code' | 'fault' | 'tree' | 'list';

/** A site in Lectern's repository. */
export interface Site {
  name: string;
  /** Its folder, from the root of the repository. */
  path: string;
  text: string;
  tags: string[];
  sketch: SketchKind;
  /** A page of this site that has to do with it. */
  to?: string;
}

export interface Tag {
  id: string;
  label: string;
  text: string;
}
