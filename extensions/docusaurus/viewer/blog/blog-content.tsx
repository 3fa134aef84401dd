import { useMemo, type ComponentType } from 'react';
import {
  type CorpusFile,
  expectFields,
  expectFile,
  filePath,
  renderNodes,
  useCorpusFiles,
  useViewer,
} from '../../../../viewer/extension.ts';
import type { PostPage, PostsFile, PostSummary } from '../../../../corpus/index.ts';
import { ContentPart } from '../content/content-parts.tsx';
import { blogPostOf, type BlogPostOfTheme } from './blog-metadata.ts';

/** The content of a post as Docusaurus passes it to theme components: a component with the post's metadata as
 * properties. */
export type PostContent = ComponentType & BlogPostOfTheme;

export function contentOf(post: PostPage | PostSummary, frontMatter?: Record<string, unknown>): PostContent {
  const nodes = 'body' in post ? post.body.children : post.excerpt;
  const known = blogPostOf(post, frontMatter);
  return Object.assign(() => <ContentPart>{renderNodes(nodes)}</ContentPart>, known) as unknown as PostContent;
}

/** @returns the contents of the posts in a list. Suspends until the front matter of the posts is loaded */
export function usePostContents(posts: readonly PostSummary[], instance: string): { content: PostContent }[] {
  const { corpus } = useViewer('BlogPostItems');
  const [file] = useCorpusFiles(corpus, [postsFile(instance)]);
  return useMemo(() => {
    const heads = new Map(file!.posts.map((head) => [head.path, head]));
    return posts.map((post) => ({ content: contentOf(post, heads.get(post.path)?.frontMatter) }));
  }, [posts, file]);
}

/** `blog/<instance>/posts.json` */
function postsFile(instance: string): CorpusFile<PostsFile> {
  const address = filePath('posts', { instance });
  return {
    address,
    check: (value) => {
      const file = expectFile(value, address);
      expectFields(file, address, { posts: 'array' });
      return file as unknown as PostsFile;
    },
  };
}
