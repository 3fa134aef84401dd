import { Details, Heading, Link, NavbarFrame, OwnEntries, TOC, TOCCollapsible } from '../../../../viewer/extension.ts';
import * as post from '../blog/blog-post.tsx';
import * as code from '../content/code-block-parts.tsx';
import {
  BreadcrumbsOfParts,
  ContentOfParts,
  ContentVisibility,
  HomeItem,
  Surrounding,
} from '../content/content-parts.tsx';
import { DocItem, OwnDoc } from '../docs/doc-item.tsx';
import { DocItemFooter, EditMetaRow, EditThisPage, LastUpdated, Tag, TagsListInline } from '../docs/doc-footer.tsx';
import {
  FooterCopyright,
  FooterLayout,
  FooterLinkItem,
  FooterLinks,
  FooterLinksMultiColumn,
  FooterLinksSimple,
  FooterLogo,
  FooterOfParts,
} from './footer-parts.tsx';
import { AdmonitionLayout, admonitionParts } from '../content/admonition-parts.tsx';
import * as mdx from '../content/mdx-parts.tsx';
import * as lists from '../blog/blog-lists.tsx';
import { BlogPostPage, BlogPostPaginator } from '../blog/blog-post-page.tsx';
import * as docLists from '../docs/doc-lists.tsx';
import * as frame from './page-frame.tsx';
import { smallParts } from './small-parts.tsx';
import { BlogSidebar, BlogSidebarContent } from '../blog/blog-sidebar.tsx';
import { DocSidebar, DocSidebarCollapseButton, DocSidebarContent } from '../docs/doc-sidebar.tsx';
import { NavbarContent, NavbarOfParts, NavbarToggle } from '../navbar/navbar-parts.tsx';
import { SideMenuElsewhere, SideMenuHeader, SideMenuSidebar } from '../navbar/side-menu-parts.tsx';
import { Logo, NavbarItem, NavbarSearch } from '../navbar/navbar-item.tsx';
import { typedItems } from '../navbar/navbar-items.tsx';
import { DocItemPaginator, DocPaginator, PaginatorNavLink } from '../docs/paginator.tsx';
import {
  DocSidebarItem,
  DocSidebarItemCategory,
  DocSidebarItemHtml,
  DocSidebarItemLink,
  DocSidebarItems,
} from '../docs/sidebar-item.tsx';
import { DocItemTOCDesktop, DocItemTOCMobile, TOCItems, TOCItemsTree, TocOfItems } from '../docs/toc-parts.tsx';

/** Theme components that code can import: name below `@theme/` → component. */
export const themeParts = {
  ...smallParts,
  ...admonitionParts,
  'Admonition/Layout': AdmonitionLayout,
  'Blog/Pages/BlogAuthorsPostsPage': lists.BlogAuthorsPostsPage,
  BlogArchivePage: lists.BlogArchivePage,
  BlogLayout: lists.BlogLayout,
  BlogListPage: lists.BlogListPage,
  BlogListPaginator: lists.BlogListPaginator,
  BlogPostItems: lists.BlogPostItems,
  BlogPostPage,
  BlogPostPaginator,
  BlogTagsListPage: lists.BlogTagsListPage,
  BlogTagsPostsPage: lists.BlogTagsPostsPage,
  DocCategoryGeneratedIndexPage: docLists.DocCategoryGeneratedIndexPage,
  ...Object.fromEntries(
    ['DocRoot', 'DocPage'].flatMap((name) => [
      [name, frame.DocRoot],
      [`${name}/Layout`, frame.DocRootLayout],
      [`${name}/Layout/Main`, frame.DocRootLayoutMain],
      [`${name}/Layout/Sidebar`, frame.DocRootLayoutSidebar],
    ]),
  ),
  'DocBreadcrumbs/Items/Home': HomeItem,
  DocTagDocListPage: docLists.DocTagDocListPage,
  DocTagsListPage: docLists.DocTagsListPage,
  DocVersionRoot: frame.InnerRoute,
  DocsRoot: frame.InnerRoute,
  MDXContent: Surrounding,
  MDXPage: docLists.MDXPage,
  TagsListByLetter: lists.TagsListByLetter,
  BlogPostItem: post.BlogPostItem,
  'BlogPostItem/Container': post.BlogPostItemContainer,
  'BlogPostItem/Content': post.BlogPostItemContent,
  'BlogPostItem/Footer': post.BlogPostItemFooter,
  'BlogPostItem/Footer/ReadMoreLink': post.BlogPostItemFooterReadMoreLink,
  'BlogPostItem/Header': post.BlogPostItemHeader,
  'BlogPostItem/Header/Author': post.BlogPostItemHeaderAuthor,
  'BlogPostItem/Header/Authors': post.BlogPostItemHeaderAuthors,
  'BlogPostItem/Header/Info': post.BlogPostItemHeaderInfo,
  'BlogPostItem/Header/Title': post.BlogPostItemHeaderTitle,
  BlogSidebar,
  'BlogSidebar/Content': BlogSidebarContent,
  'CodeBlock/Buttons': code.CodeBlockButtons,
  'CodeBlock/Buttons/Button': code.CodeBlockButton,
  'CodeBlock/Buttons/CopyButton': code.CodeBlockCopyButton,
  'CodeBlock/Buttons/WordWrapButton': code.CodeBlockWordWrapButton,
  'CodeBlock/Container': code.CodeBlockContainer,
  'CodeBlock/Content': code.CodeBlockContent,
  'CodeBlock/Content/Element': code.CodeBlockElement,
  'CodeBlock/Content/String': code.CodeBlockString,
  'CodeBlock/CopyButton': code.CodeBlockCopyButton,
  'CodeBlock/Layout': code.CodeBlockLayout,
  'CodeBlock/Line': code.CodeBlockLine,
  'CodeBlock/Line/Token': code.CodeBlockLineToken,
  'CodeBlock/Title': code.CodeBlockTitle,
  'CodeBlock/WordWrapButton': code.CodeBlockWordWrapButton,
  ContentVisibility,
  DocItem,
  'DocItem/Footer': DocItemFooter,
  'DocItem/Metadata': Surrounding,
  'DocItem/Paginator': DocItemPaginator,
  'DocItem/TOC/Desktop': DocItemTOCDesktop,
  'DocItem/TOC/Mobile': DocItemTOCMobile,
  DocPaginator,
  DocSidebar,
  'DocSidebar/Desktop': DocSidebar,
  'DocSidebar/Desktop/CollapseButton': DocSidebarCollapseButton,
  'DocSidebar/Desktop/Content': DocSidebarContent,
  'DocSidebar/Mobile': SideMenuElsewhere,
  DocSidebarItem,
  'DocSidebarItem/Category': DocSidebarItemCategory,
  'DocSidebarItem/Html': DocSidebarItemHtml,
  'DocSidebarItem/Link': DocSidebarItemLink,
  DocSidebarItems,
  EditMetaRow,
  EditThisPage,
  Footer: FooterOfParts,
  'Footer/Copyright': FooterCopyright,
  'Footer/Layout': FooterLayout,
  'Footer/LinkItem': FooterLinkItem,
  'Footer/Links': FooterLinks,
  'Footer/Links/MultiColumn': FooterLinksMultiColumn,
  'Footer/Links/Simple': FooterLinksSimple,
  'Footer/Logo': FooterLogo,
  LastUpdated,
  'Layout/Provider': Surrounding,
  Logo,
  'MDXComponents/A': Link,
  'MDXComponents/Code': mdx.MDXCode,
  'MDXComponents/Details': Details,
  'MDXComponents/Heading': Heading,
  'MDXComponents/Img': mdx.MDXImg,
  'MDXComponents/Li': mdx.MDXLi,
  'MDXComponents/Pre': mdx.MDXPre,
  'MDXComponents/Ul': mdx.MDXUl,
  'Navbar/Content': NavbarContent,
  'Navbar/Layout': NavbarFrame,
  'Navbar/Logo': Logo,
  'Navbar/MobileSidebar': SideMenuElsewhere,
  'Navbar/MobileSidebar/Header': SideMenuHeader,
  'Navbar/MobileSidebar/PrimaryMenu': OwnEntries,
  'Navbar/MobileSidebar/SecondaryMenu': SideMenuSidebar,
  'Navbar/MobileSidebar/Toggle': NavbarToggle,
  'Navbar/Search': NavbarSearch,
  NavbarItem,
  ...typedItems,
  PaginatorNavLink,
  TOCItems,
  'TOCItems/Tree': TOCItemsTree,
  Tag,
  TagsListInline,
};

/**
 * Components of the viewer that contain theme components. `part` is the slot of the outer component. `inner` matches
 * slots inside it. If the site fills an inner slot, the viewer renders `Composed` as the outer component.
 */
export const composedParts = [
  { part: 'Navbar', Composed: NavbarOfParts, inner: /^Navbar\/(?:Content|Layout|MobileSidebar\/Toggle|Search)$/ },
  { part: 'Footer', Composed: FooterOfParts, inner: /^Footer\// },
  {
    part: 'DocItem/Footer',
    Composed: DocItemFooter,
    inner: /^(?:EditMetaRow|EditThisPage|LastUpdated|Tag|TagsListInline)$/,
  },
  { part: 'DocItem', Composed: OwnDoc, inner: /^DocItem\/Metadata$/ },
  { part: 'DocItem/Paginator', Composed: DocItemPaginator, inner: /^(?:DocPaginator|PaginatorNavLink)$/ },
  { part: 'TOC', Composed: TocOfItems, inner: /^TOCItems(?:\/Tree)?$/ },
  { part: 'DocItem/Content', Composed: ContentOfParts, inner: /^MDXContent$/ },
  { part: 'DocBreadcrumbs', Composed: BreadcrumbsOfParts, inner: /^DocBreadcrumbs\/Items\/Home$/ },
  { part: 'BlogPostItem', Composed: post.PostOfParts, inner: /^BlogPostItem(?:\/|$)/ },
] as const;

/** Slots of Docusaurus that replace the same component as the slot in `part`. */
export const otherNames: Record<string, { part: 'TOC' | 'TOCCollapsible'; Own: typeof TOC }> = {
  'DocItem/TOC/Desktop': { part: 'TOC', Own: TOC },
  'DocItem/TOC/Mobile': { part: 'TOCCollapsible', Own: TOCCollapsible },
};
