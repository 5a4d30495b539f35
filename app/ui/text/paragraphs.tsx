interface TextsProps {
  texts: readonly string[];
  className?: string;
}

/** Each with the same look. */
export function Paragraphs({ texts, className }: TextsProps) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

/** Short lines, as a list of points. */
export function Bullets({ texts, className = '' }: TextsProps) {
  return (
    <div className={`prose ${className}`}>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
