export { type ReceivedContact, receiveContact } from './receive-contact.ts';
