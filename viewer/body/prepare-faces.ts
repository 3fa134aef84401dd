import { whenIdle } from '../when-idle.ts';

import type { BodyNode } from '../../corpus/schema/index.ts';

/**
 * Matches the names of elements whose styles can set a font, size or weight, and of elements around them.
 */
const set = /^(?:h[1-6]|p|ul|ol|li|strong|em|b|i|code|pre|blockquote|table|t(?:head|body|r|h|d)|dl|dt|dd|kbd|summary)$/;
/**
 * The maximum number of characters to copy from each text node. The start usually contains every script of the node,
 * such as Latin or Han.
 */
const enough = 40;

/** The element paths whose fonts are already prepared: `table tr td code`. */
const prepared = new Set<string>();

/**
 * Makes the browser prepare the fonts of a page that the reader will probably open next. Otherwise, the page's first
 * layout must find and load a font for each size and weight. That takes as long as all other rendering.
 */
export function prepareFaces(nodes: readonly BodyNode[]): void {
  whenIdle(() => {
    const samples = copyNew(nodes, '');
    if (samples.length === 0) return;
    renderSamples(samples);
    // When the fonts have loaded, lays out the text again. The first layout with a font is slow, later layouts are
    // fast.
    void document.fonts.ready.then(() => renderSamples(samples));
  }, 200);
}

/** @returns copies of the nodes, without nodes whose element path is already prepared or copied */
function copyNew(nodes: readonly BodyNode[], path: string): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text') return isNew(path) ? [new Text(node.value.slice(0, enough))] : [];
    if (node.type === 'component') return copyComponent(node, path);
    if (!set.test(node.tagName)) return copyNew(node.children, path);
    return wrap(node.tagName, copyNew(node.children, `${path} ${node.tagName}`));
  });
}

function copyComponent({ name, props, children }: BodyNode & { type: 'component' }, path: string): Node[] {
  if (name !== 'CodeBlock' || typeof props.code !== 'string') return copyNew(children, path);
  if (!isNew('CodeBlock')) return [];
  const title = typeof props.title === 'string' ? wrap('figcaption', [new Text(props.title)]) : [];
  const comment = wrap('i', [new Text('#')], 'token comment');
  const code = wrap('pre', wrap('code', [new Text(props.code.slice(0, enough)), ...comment]));
  return wrap('figure', [...title, ...code], 'code-frame');
}

function isNew(path: string): boolean {
  return !prepared.has(path) && Boolean(prepared.add(path));
}

function wrap(name: string, children: Node[], className = ''): Node[] {
  if (children.length === 0) return [];
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return [element];
}

/** Lays out text invisibly, and removes it before the next paint. */
function renderSamples(samples: readonly Node[]): void {
  const main = document.getElementById('main');
  if (!main) return;
  const box = document.createElement('div');
  box.className = 'prose';
  box.style.cssText = 'position: absolute; visibility: hidden; contain: strict';
  box.append(...samples);
  main.append(box);
  // Reading the height forces a layout.
  void box.scrollHeight;
  box.remove();
}
