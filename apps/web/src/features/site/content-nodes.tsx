import { Trans } from '@lingui/react/macro';
import { ListChecks, Sparkle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { Link as WouterLink } from 'wouter';
import { HeadingWords } from '../../ui/heading-words.tsx';
import { linkClass } from '../../ui/link.tsx';
import { WholeNumbers } from '../../ui/whole-numbers.tsx';
import type { ContentElement, ContentNode } from './content-node.ts';
import { ContentPicture } from './content-picture.tsx';

type ContentLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
};

function ContentLink({ href, children }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <WouterLink href={href} className={linkClass}>
        {children}
      </WouterLink>
    );
  }
  return (
    <a href={href} rel="noreferrer" className={linkClass}>
      {children}
    </a>
  );
}

type NoteKind = 'advice' | 'caution' | 'summary';

const looks: Record<NoteKind, { icon: LucideIcon; title: ReactNode }> = {
  advice: { icon: Sparkle, title: <Trans>À essayer</Trans> },
  caution: { icon: TriangleAlert, title: <Trans>Prudence</Trans> },
  summary: { icon: ListChecks, title: <Trans>À retenir</Trans> },
};

/** The kinds differ by icon, title and line, not only by colour. */
function NoteBox({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  const id = useId();
  const { icon: Icon, title } = looks[kind];
  return (
    <div role="note" aria-labelledby={id} className="note-box" data-kind={kind}>
      <p id={id} className="note-title">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {title}
      </p>
      <div className="prose">{children}</div>
    </div>
  );
}

/** Public pages do not load the elements that only chapters have. */
type DrawElement = (element: ContentElement) => ReactNode;
const OwnElement = createContext<DrawElement>(() => null);
export const OwnElements = OwnElement.Provider;

/** Strings from the server are never parsed as HTML. */
export function ContentNodes({ nodes }: { nodes: readonly ContentNode[] }) {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      <WholeNumbers key={index} text={node} />
    ) : (
      <Element key={keyOf(node, index)} element={node} />
    ),
  );
}

export const Prose = (props: { readonly nodes: readonly ContentNode[] }) => (
  <div className="prose">
    <ContentNodes {...props} />
  </div>
);

/** The key of an exercise is the same in both languages, so that the typed text stays. */
const keyOf = (element: ContentElement, index: number): string | number =>
  element.name === 'exercise' || element.name === 'quiz' ? element.id : index;

function Element({ element }: { element: ContentElement }): ReactNode {
  const drawOwn = useContext(OwnElement);
  const inner = 'children' in element && <ContentNodes nodes={element.children} />;
  switch (element.name) {
    case 'p':
    case 'ul':
    case 'ol':
    case 'li':
    case 'strong':
    case 'em': {
      const { name: Tag } = element;
      return <Tag>{inner}</Tag>;
    }
    case 'h2':
    case 'h3': {
      const { name: Heading, id, children } = element;
      return (
        <Heading id={id} tabIndex={-1}>
          {children.map((node, index) =>
            typeof node === 'string' ? (
              <HeadingWords key={index}>{node}</HeadingWords>
            ) : (
              <ContentNodes key={index} nodes={[node]} />
            ),
          )}
        </Heading>
      );
    }
    case 'a':
      return <ContentLink href={element.href}>{inner}</ContentLink>;
    case 'advice':
    case 'caution':
    case 'summary':
      return <NoteBox kind={element.name}>{inner}</NoteBox>;
    case 'crisis':
    case 'resources':
      return inner;
    case 'work':
      return <span lang={element.lang}>{inner}</span>;
    case 'figure':
      return drawOwn(element) ?? <ContentPicture id={element.id} alt={element.alt} />;
    case 'ref':
    case 'exercise':
    case 'answer':
    case 'quiz':
    case 'breathing':
    case 'relaxation':
    case 'audio':
      return drawOwn(element);
  }
}
