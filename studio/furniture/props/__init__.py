"""What articles and site pictures show besides furniture."""
