/** Pages of the networks that take an address, and a mail that has it in it. */
export function shareTargets(url: string, title: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    X: `https://x.com/intent/post?url=${address}&text=${text}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    mail: `mailto:?subject=${text}&body=${address}`,
  } as const;
}
