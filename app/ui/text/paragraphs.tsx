interface TextsProps {
  texts: readonly string[];
  className?: string;
}

export function Paragraphs({ texts, className }: TextsProps) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

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
