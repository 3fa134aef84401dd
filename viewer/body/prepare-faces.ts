import type { BodyNode } from '../../corpus/schema/index.ts';

/** Elements that are set in a face, a size or a weight of their own, and what they stand in. */
const set = /^(?:h[1-6]|p|ul|ol|li|strong|em|b|i|code|pre|blockquote|table|t(?:head|body|r|h|d)|dl|dt|dd|kbd|summary)$/;
/** The beginning of a text tells which letters it has. */
const enough = 40;

/** What was set before, as paths such as `table tr td code`. */
const prepared = new Set<string>();

/**
 * Has the browser look for the faces of a text that will most likely be read next, and load them. It does so when text
 * is first set, and for each size and weight anew; left to the page itself, that takes as long as all else of drawing it.
 */
export function prepareFaces(nodes: readonly BodyNode[]): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
  idle(
    () => {
      const samples = copyNew(nodes, '');
      if (samples.length === 0) return;
      draw(samples);
      // What has come by then is set for the first time.
      void document.fonts.ready.then(() => draw(samples));
    },
    { timeout: 200 },
  );
}

/** @returns copies of nodes without what was prepared before, and without what stands twice among them */
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

/** Sets texts where nobody sees them, and takes them away before anything is painted. */
function draw(samples: readonly Node[]): void {
  const main = document.getElementById('main');
  if (!main) return;
  const box = document.createElement('div');
  box.className = 'prose';
  box.style.cssText = 'position: absolute; visibility: hidden; contain: strict';
  box.append(...samples);
  main.append(box);
  // Asked for its height, the browser sets it at once.
  void box.scrollHeight;
  box.remove();
}
