import { expect, openExamples, test } from '#tests/journeys/gallery-site.ts';

test('a search begins by itself, on Enter, and anew when it is cleared', async ({ gallery }) => {
  await openExamples(gallery, 'search-box');
  const box = gallery.getByRole('searchbox', { name: 'Search posts again' });
  const searched = (text: string) =>
    expect(gallery.getByText(`Searched for: ${text}`)).toBeVisible();
  await box.fill('Tihar');
  await searched('Tihar');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(gallery.getByText('Searched for: everything')).toHaveCount(2);
  await box.fill('Okta');
  await box.press('Enter');
  await searched('Okta');
  await gallery.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toBeFocused();
  await expect(gallery.getByText('Searched for: everything')).toHaveCount(2);
});
