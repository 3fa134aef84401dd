/** An element of the head. With the tag `html` or `body`, only the attributes to add to that element. */
export interface HeadEntry {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/**
 * Adds elements to the document's head, at its start. If the head contains an element twice, such as a description,
 * the first one counts.
 *
 * @returns a function that removes them
 */
export function setHead(entries: readonly HeadEntry[]): () => void {
  const undo = entries.map(setEntry);
  return () => undo.reverse().forEach((step) => step());
}

function setEntry({ tag, attributes, text }: HeadEntry): () => void {
  if (tag === 'title') return setTitle(text);
  if (tag === 'html') return setAttributes(document.documentElement, attributes);
  if (tag === 'body') return setAttributes(document.body, attributes);
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.textContent = text;
  document.head.prepend(element);
  return () => element.remove();
}

function setTitle(text: string): () => void {
  const before = document.title;
  document.title = text;
  // Restores the previous title, unless the next page has already set its own.
  return () => void (document.title === text && (document.title = before));
}

function setAttributes(element: Element, { class: classes = '', ...attributes }: Record<string, string>): () => void {
  const names = classes.split(/\s+/).filter((name) => name !== '' && !element.classList.contains(name));
  element.classList.add(...names);
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    element.classList.remove(...names);
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
