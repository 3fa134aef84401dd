/** The kind of image on the card of a site: see `Sketch`. */
export type SketchKind = 'docs' | 'blog' | 'code' | 'fault' | 'tree' | 'list';

/** A site in Lectern's repository. */
export interface Site {
  name: string;
  /** The folder of the site, relative to the root of the repository. */
  path: string;
  text: string;
  tags: string[];
  sketch: SketchKind;
  /** A page of this site that describes the site or its subject. */
  to?: string;
}

export interface Tag {
  id: string;
  label: string;
  text: string;
}
