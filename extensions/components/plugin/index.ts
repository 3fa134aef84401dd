import type { Node, Parent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { lowerCard, lowerCards } from './cards.ts';
import { lowerCodeGroup, tabsOf } from './code-group.ts';
import { lowerFiles, lowerFileTree } from './file-tree.ts';
import { lowerFields, lowerSteps } from './lists.ts';
import { lowerBadge, lowerIcon, lowerImageZoom, lowerVideo } from './media.ts';
import { names, type Name } from './names.ts';
import type { JsxElement } from './nodes.ts';
import { problemsOf, type Problems } from './report.ts';

type Lower = (node: JsxElement, problems: Problems) => RootContent;

const lowerings: Readonly<Record<Name, Lower>> = {
  Badge: lowerBadge,
  Card: lowerCard,
  CardGrid: lowerCards,
  Cards: lowerCards,
  CodeGroup: lowerCodeGroup,
  Field: (node, problems) => lowerFields({ ...node, children: [node] } as JsxElement, problems),
  Fields: lowerFields,
  FileTree: lowerFileTree,
  Files: lowerFiles,
  Icon: lowerIcon,
  ImageZoom: lowerImageZoom,
  LinkCard: lowerCard,
  Steps: lowerSteps,
  Video: lowerVideo,
};

/** Replaces the components of a document with HTML elements, and with blocks that the view renders. */
function lowerComponents(tree: Root, file: VFile): void {
  const problems = problemsOf(file);
  const own = declaredIn(tree);
  const lowerAll = (parent: Parent): void => {
    parent.children = parent.children.map((child): RootContent => {
      const lowering = loweringOf(child, own);
      const lowered = lowering ? lowering(child as JsxElement, problems) : child;
      if ('children' in lowered) lowerAll(lowered as Parent);
      return lowered;
    });
  };
  lowerAll(tree);
}

function loweringOf(node: RootContent, own: ReadonlySet<string>): Lower | undefined {
  // VitePress: `::: code-group`
  if (node.type === ('containerDirective' as string) && (node as { name?: string }).name === 'code-group')
    return ({ children, position }) => tabsOf(children as RootContent[], position);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const name = names.find((each) => each === node.name);
  return name === undefined || own.has(name) ? undefined : lowerings[name];
}

/** @returns the names that a document imports or declares. They override the components */
function declaredIn({ children }: Root): Set<string> {
  const found = new Set<string>();
  for (const node of children as Node[]) {
    if (node.type !== 'mdxjsEsm') continue;
    const { value } = node as Node & { value: string };
    for (const name of names) if (new RegExp(String.raw`\b${name}\b`).test(value)) found.add(name);
  }
  return found;
}

// Modules of Markdown plugins have a default export.
// oxlint-disable-next-line import/no-default-export
export default { remark: () => lowerComponents };
