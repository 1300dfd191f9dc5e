import type { ArticleBlock } from './article-texts.ts';

/** The paragraphs and lists of one section, in their order, which never changes. */
export const Blocks = ({ blocks }: { blocks: ArticleBlock[] }) =>
  blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('terms' in block)
    return (
      <dl>
        {block.terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  const List = 'steps' in block ? 'ol' : 'ul';
  const items = 'steps' in block ? block.steps : block.points;
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
