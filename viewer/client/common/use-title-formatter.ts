import { useViewer } from '../use-viewer.ts';

/** How the title of a page becomes that of the document: with the site's own behind it. */
export function useTitleFormatter(): { format: (title: string | undefined) => string } {
  const { site } = useViewer('useTitleFormatter');
  return {
    format: (title) =>
      title === undefined || title === '' || title === site.title
        ? site.title
        : `${title} ${site.titleDelimiter} ${site.title}`,
  };
}
