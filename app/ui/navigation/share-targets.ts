/** URLs of the networks' share pages, and a `mailto:` URL. */
export function shareTargets(url: string, title: string) {
  const encodedUrl = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    X: `https://x.com/intent/post?url=${encodedUrl}&text=${text}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    WhatsApp: `https://wa.me/?text=${text}%20${encodedUrl}`,
    Viber: `viber://forward?text=${text}%20${encodedUrl}`,
    mail: `mailto:?subject=${text}&body=${encodedUrl}`,
  } as const;
}
