export { indexArrivedEnquiries, indexEnquiry } from './index-enquiries.ts';
