import { createContext, useContext, useMemo, type ComponentProps, type ElementType, type ReactNode } from 'react';
import {
  codeLines,
  type CodeRun,
  CopyButton as CopyTextButton,
  Icon,
  message,
  slot,
} from '../../../../viewer/extension.ts';
import { createCodeBlockMetadata, useCodeWordWrap, type CodeBlockMetadata } from '../common/code-hooks.ts';

/** The data of a code block that its components read from the context. */
interface BlockContext {
  metadata: CodeBlockMetadata;
  wordWrap: ReturnType<typeof useCodeWordWrap>;
}

const Block = createContext<BlockContext | undefined>(undefined);

/**
 * The compiler's highlighting, and the code for which it is valid. A component of the site may render changed code,
 * which then has no highlighting.
 */
const Coloured = createContext<{ code: string; tokens: string | undefined } | undefined>(undefined);

/** Provides the value that `useCodeBlockContext` returns. */
export function CodeBlockContextProvider({ children, ...block }: BlockContext & { children?: ReactNode }): ReactNode {
  return <Block value={block}>{children}</Block>;
}

/** @throws Error outside of a code block */
export function useCodeBlockContext(): BlockContext {
  const block = useContext(Block);
  if (!block) throw new Error('useCodeBlockContext is called outside of a code block.');
  return block;
}

/** The props that Docusaurus passes to a code block, and the highlighting of the compiler. */
export interface StringContentProps {
  children: string;
  className?: string | undefined;
  language?: string | undefined;
  title?: ReactNode;
  metastring?: string | undefined;
  showLineNumbers?: boolean | number | undefined;
  /** See CodeBlockProps in the corpus. */
  tokens?: string | undefined;
  lineClassNames?: Record<number, string[]> | undefined;
}

/** Renders a code block from theme components. A site can replace these components. */
export function CodeBlockOfParts(props: StringContentProps): ReactNode {
  const { tokens, children } = props;
  const coloured = useMemo(() => ({ code: children.replace(/\n$/, ''), tokens }), [children, tokens]);
  return (
    <Coloured value={coloured}>
      <StringContent {...props} />
    </Coloured>
  );
}

/** `CodeBlock/Content/String`: a code block whose content is plain text. */
export function CodeBlockString({ children, lineClassNames, ...props }: StringContentProps): ReactNode {
  const parsed = createCodeBlockMetadata({ code: children, ...props });
  const metadata = lineClassNames ? { ...parsed, lineClassNames } : parsed;
  const wordWrap = useCodeWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}

/** `CodeBlock/Content/Element`: a code block whose content is not plain text. */
export function CodeBlockElement({ children, className }: { children?: ReactNode; className?: string }): ReactNode {
  return (
    <Container as="pre" tabIndex={0} className={className}>
      <code>{children}</code>
    </Container>
  );
}

/** `CodeBlock/Layout`: the title, the code and the buttons. */
export function CodeBlockLayout({ className }: { className?: string }): ReactNode {
  const { metadata } = useCodeBlockContext();
  const label = typeof metadata.title === 'string' ? metadata.title : undefined;
  return (
    <Container as="figure" className={joined(className, metadata.className)} aria-label={label}>
      {metadata.title && (
        <figcaption aria-hidden={label !== undefined || undefined}>
          <Title>{metadata.title}</Title>
        </figcaption>
      )}
      <div className="code-box">
        <Content />
        <Buttons />
      </div>
    </Container>
  );
}

/** `CodeBlock/Container`: the outermost element. */
export function CodeBlockContainer({
  as: As,
  className,
  ...props
}: { as: ElementType; className?: string | undefined } & Record<string, unknown>): ReactNode {
  const block = useContext(Block);
  const isNumbered = block?.metadata.lineNumbersStart !== undefined;
  const isWrapped = block?.wordWrap.isEnabled === true;
  return (
    <As
      {...props}
      className={joined(
        'code-frame theme-code-block',
        className,
        isNumbered && 'is-numbered',
        isWrapped && 'is-wrapped',
      )}
    />
  );
}

/** `CodeBlock/Title` */
export function CodeBlockTitle({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** A token: a substring of a line, with the types that select its colour. */
interface Token {
  content: string;
  types: string[];
}

/** `CodeBlock/Content`: the lines of code. */
export function CodeBlockContent({ className }: { className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const coloured = useContext(Coloured);
  const { code, lineNumbersStart: start, lineClassNames } = metadata;
  const lines = codeLines(code, coloured?.code === code ? coloured.tokens : undefined);
  return (
    <pre ref={wordWrap.codeBlockRef} tabIndex={0} className={className}>
      <code style={start === undefined ? undefined : { counterReset: `line ${start - 1}` }}>
        {lines.map((runs, index) => (
          <Line
            key={index}
            line={runs.map(tokenOf)}
            classNames={lineClassNames[index]}
            showLineNumbers={start !== undefined}
            getLineProps={lineProps}
            getTokenProps={tokenProps}
          />
        ))}
      </code>
    </pre>
  );
}

/** `CodeBlock/Line`: one line of code. A site's component can pass tokens of another highlighter. */
export function CodeBlockLine({
  line,
  classNames,
  getLineProps,
  getTokenProps,
}: {
  line: Token[];
  classNames?: string[] | undefined;
  showLineNumbers?: boolean;
  getLineProps: (given: { line: Token[]; className?: string }) => Record<string, unknown>;
  getTokenProps: (given: { token: Token }) => { children?: ReactNode } & Record<string, unknown>;
}): ReactNode {
  const given = getLineProps({ line, className: classNames?.join(' ') ?? '' });
  return (
    <span {...given} className={joined('line', classNames?.length ? 'marked' : '', given.className as string)}>
      {line.map((token, index) => (
        <LineToken key={index} {...getTokenProps({ token })} line={line} token={token} />
      ))}
      {'\n'}
    </span>
  );
}

/** `CodeBlock/Line/Token` */
export function CodeBlockLineToken({
  line: _line,
  token: _token,
  ...props
}: { line: Token[]; token: Token } & ComponentProps<'span'>): ReactNode {
  return <span {...props} />;
}

/** `CodeBlock/Buttons` */
export function CodeBlockButtons({ className }: { className?: string }): ReactNode {
  const { isCodeScrollable, isEnabled } = useCodeBlockContext().wordWrap;
  return (
    <div className={joined('code-buttons', className)}>
      {(isCodeScrollable || isEnabled) && <WordWrapButton />}
      <CopyButton />
    </div>
  );
}

/** `CodeBlock/Buttons/Button` */
export function CodeBlockButton({ className, ...props }: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={joined('icon-button clean-btn', className)} />;
}

/** `CodeBlock/Buttons/CopyButton`. Up to Docusaurus 3.7, it received the code as a prop. */
export function CodeBlockCopyButton({ code }: { code?: string; className?: string }): ReactNode {
  const block = useContext(Block);
  return <CopyTextButton text={code ?? block?.metadata.code ?? ''} />;
}

/** `CodeBlock/Buttons/WordWrapButton`. Up to Docusaurus 3.7, it received its action as a prop. */
export function CodeBlockWordWrapButton({
  className,
  onClick,
  isEnabled,
}: {
  className?: string;
  onClick?: () => void;
  isEnabled?: boolean;
}): ReactNode {
  const wordWrap = useContext(Block)?.wordWrap;
  const label = message('theme.CodeBlock.wordWrapToggle');
  return (
    <Button
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={isEnabled ?? wordWrap?.isEnabled === true}
      onClick={onClick ?? wordWrap?.toggle}
    >
      <Icon name="wrap" />
    </Button>
  );
}

const StringContent = slot('CodeBlock/Content/String', CodeBlockString);
const Layout = slot('CodeBlock/Layout', CodeBlockLayout);
const Container = slot('CodeBlock/Container', CodeBlockContainer);
const Title = slot('CodeBlock/Title', CodeBlockTitle);
const Content = slot('CodeBlock/Content', CodeBlockContent);
const Line = slot('CodeBlock/Line', CodeBlockLine);
const LineToken = slot('CodeBlock/Line/Token', CodeBlockLineToken);
const Buttons = slot('CodeBlock/Buttons', CodeBlockButtons);
const Button = slot('CodeBlock/Buttons/Button', CodeBlockButton);
const CopyButton = slot('CodeBlock/Buttons/CopyButton', CodeBlockCopyButton);
const WordWrapButton = slot('CodeBlock/Buttons/WordWrapButton', CodeBlockWordWrapButton);

function tokenOf({ text, className }: CodeRun): Token {
  return { content: text, types: className === undefined ? [] : [className] };
}

function lineProps({ className }: { className?: string }) {
  return { className };
}

function tokenProps({ token }: { token: Token }) {
  return { className: token.types.join(' ') || undefined, children: token.content };
}

function joined(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
