/** A tree of Markdown, as https://github.com/syntax-tree/mdast has it, with GitHub's nodes and those of remark-math. */
export interface MdastRoot {
  type: 'root';
  children: MdastNode[];
}

/** A node of such a tree: its fields follow from its type. */
export interface MdastNode {
  type: string;
  children?: MdastNode[];
  value?: string;
  [field: string]: unknown;
}
