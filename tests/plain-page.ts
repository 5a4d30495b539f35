/** A plain page, as a company writes it. */

interface PlainPage {
  title?: string;
  /** Further lines of the file. */
  more?: string;
}

export const plainPageYaml = ({ title = 'Imprint', more = '' }: PlainPage = {}) => `meta:
  title: ${title}
  description: Who is responsible for this website, where we are registered, and how you can reach us.
  keywords: [imprint, legal notice]
heading: ${title}
${more}sections:
  - title: Responsible for this website
    body:
      - Tarn Incorporated, register of companies number 1234567
      - - title: Chairwoman
          text: Quirina Oldcastle
      - "Write to {email}."
    addresses: true
`;
