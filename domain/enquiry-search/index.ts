export { indexEnquiry, type SearchedTexts } from './index-enquiry.ts';
