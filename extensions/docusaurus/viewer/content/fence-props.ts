import type { Json } from '../../../../corpus/index.ts';
import { isJsonObject, lineMarks, numberProp, textProp } from '../../../../viewer/extension.ts';

/**
 * Returns the props that Docusaurus passes to a code block, and the props of the corpus (see CodeBlockProps).
 *
 * Docusaurus passes the meta of the code fence as the string `metastring`. The corpus contains only the parsed meta,
 * so this function formats it as a string.
 */
export function fenceProps(props: Record<string, Json>): Record<string, unknown> {
  const code = textProp(props, 'code');
  if (code === undefined) return props;
  const [language, title, first] = [
    textProp(props, 'language'),
    textProp(props, 'title'),
    numberProp(props, 'lineNumbers'),
  ];
  const marks = lineMarks(isJsonObject(props.marks) ? props.marks : {});
  const meta = [
    title !== undefined && `title=${JSON.stringify(title)}`,
    marks.size > 0 && `{${[...marks.keys()].join(',')}}`,
    first !== undefined && (first === 1 ? 'showLineNumbers' : `showLineNumbers=${first}`),
    textProp(props, 'meta'),
  ];
  return {
    ...props,
    children: code,
    className: language === undefined ? undefined : `language-${language}`,
    metastring: meta.filter(Boolean).join(' '),
    showLineNumbers: first,
    lineClassNames: Object.fromEntries([...marks].map(([line, names]) => [line - 1, names.split(' ')])),
  };
}
